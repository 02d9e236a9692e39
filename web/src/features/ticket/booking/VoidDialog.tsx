import { ReasonDialog } from './ReasonDialog'
import { texts } from './texts'

interface Props {
  title: string
  record: string
  subject: string
  outcome: string
  /** Answers null when it is on its way already. */
  run: (reason: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** 作废: what is voided, what follows, and why. */
export function VoidDialog(props: Props) {
  return <ReasonDialog {...props} verb={texts.void} reasonLabel={texts.reason} done={texts.voided} />
}

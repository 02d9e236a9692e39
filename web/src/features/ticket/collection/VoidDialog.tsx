import { useCommand } from '../../../apollo/useCommand'
import { formatCount } from '../../../ui/format/decimal'
import { VoidDialog as Dialog } from '../booking'
import { VoidTicketCollectionDocument } from './collection.generated'
import type { Collection } from './rows'
import { texts } from './texts'

interface Props {
  collection: Collection
  onClose: () => void
  onDone: () => void
}

/** 作废领票: its tickets are the company's own again. */
export function VoidDialog({ collection, ...rest }: Props) {
  const { id, collectNo, quantity, projectName, garbageName, soilType } = collection
  const { run } = useCommand(VoidTicketCollectionDocument)
  const count = formatCount(quantity)
  return (
    <Dialog
      {...rest}
      title={texts.voidTitle}
      record={collectNo}
      subject={texts.voidSubject(collectNo, count, projectName)}
      outcome={texts.voidOutcome(projectName, garbageName, soilType, count)}
      run={(reason) => run({ id, reason })}
    />
  )
}

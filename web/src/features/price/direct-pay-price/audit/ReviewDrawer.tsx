import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { PriceStatus } from '../../../../gql/types.generated'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { Button } from '../../../../ui/layout/Button'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { FourEyesDocument } from '../price.generated'
import css from '../price.module.css'
import { AUDIT, DISABLE } from '../rows'
import { texts } from '../texts'
import { Opinion } from './Opinion'
import { Refused } from './Refused'
import type { Decision } from './useDecision'

interface Props {
  /** The price or the task application. */
  subject: { status: PriceStatus; own: boolean; allowedActions: readonly string[] }
  /** What it is called. */
  record: string
  /** Why it cannot be decided: it has been, or it is the reviewer's own. */
  words: { decided: string; fourEyesOwn: string }
  decision: Decision
  running: boolean
  /** Effective prices stand in the way: approving takes ending them. */
  clashing: boolean
  onApprove: () => void
  /** Approves and goes on to the next that waits; null where there is none. */
  onApproveNext: (() => void) | null
  onReplace: () => void
  /** Something is filled in besides the opinion. */
  unsaved?: boolean
  onClose: () => void
  /** What is to be decided. */
  children: ReactNode
  /** What stands below the opinion. */
  after: ReactNode
}

/** 审核: something to be approved, approved in place of what is in effect, or rejected; who may not is told why (000 §2). */
export function ReviewDrawer({ subject, record, words, decision, running, clashing, unsaved = false, ...rest }: Props) {
  const { status, own, allowedActions } = subject
  const fourEyes = useQuery(FourEyesDocument).data?.fourEyes
  const pending = status === 'PENDING'
  const ownRefused = own && fourEyes === true
  const against = (action: string) => {
    if (allowedActions.includes(action)) return null
    if (!pending) return words.decided
    return action === 'approve' && ownRefused ? words.fourEyesOwn : texts.notAllowed
  }
  const typed = unsaved || decision.opinion.trim() !== ''
  const approving = { loading: running, disabledReason: against('approve') }
  // What stands in the way is looked at by itself.
  const next = clashing || !pending ? null : rest.onApproveNext
  const footer = (
    <>
      <CancelButton label={texts.close} unsaved={typed} onClose={rest.onClose} />
      <Button
        colorPalette="red"
        permission={AUDIT}
        loading={running}
        disabledReason={against('reject')}
        onClick={decision.reject}
      >
        {texts.reject}
      </Button>
      {clashing && (
        <Button variant="solid" permission={DISABLE} {...approving} onClick={rest.onReplace}>
          {texts.replace}
        </Button>
      )}
      <Button
        variant={clashing || next ? 'outline' : 'solid'}
        permission={AUDIT}
        {...approving}
        onClick={rest.onApprove}
      >
        {texts.approve}
      </Button>
      {next && (
        <Button variant="solid" permission={AUDIT} {...approving} onClick={next}>
          {texts.approveNext}
        </Button>
      )}
    </>
  )
  return (
    <SideDrawer
      open
      width="50%"
      title={texts.auditTitle}
      record={record}
      inTitle
      footer={footer}
      unsaved={typed}
      onClose={rest.onClose}
    >
      {!pending && (
        <p className={css.note} role="status">
          {words.decided}
        </p>
      )}
      {pending && ownRefused && (
        <p className={css.warning} role="status">
          {words.fourEyesOwn}
        </p>
      )}
      {pending && own && fourEyes === false && <p className={css.note}>{texts.ownNote}</p>}
      <Refused refusal={decision.refusal} />
      {rest.children}
      {pending && allowedActions.includes('reject') && <Opinion decision={decision} />}
      {rest.after}
    </SideDrawer>
  )
}

import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { PriceStatus } from '../../../../gql/types.generated'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { Field } from '../../../../ui/form/Field'
import formCss from '../../../../ui/form/form.module.css'
import { Button } from '../../../../ui/layout/Button'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import css from '../../price.module.css'
import { FourEyesDocument } from '../price.generated'
import { AUDIT, DISABLE } from '../rows'
import { texts } from '../texts'
import type { Decision, Refusal } from './useDecision'

/** Refusal of the last approval by the server. */
function Refused({ refusal }: { refusal: Refusal | null }) {
  if (!refusal) return null
  return (
    <div className={css.warning} role="alert">
      {refusal.message}
    </div>
  )
}

const MAX = 200

/** Opinion of the reviewer; required for a rejection. */
function Opinion({ decision: { opinion, complaint, setOpinion } }: { decision: Decision }) {
  return (
    <Field label={texts.opinion} hint={texts.opinionHint} error={complaint}>
      {(ids) => (
        <textarea
          {...ids}
          className={formCss.control}
          rows={2}
          maxLength={MAX}
          value={opinion}
          onChange={({ target }) => setOpinion(target.value)}
        />
      )}
    </Field>
  )
}

interface Props {
  /** Price or task application under review. */
  subject: { status: PriceStatus; own: boolean; allowedActions: readonly string[] }
  /** Name of the record. */
  record: string
  /** Reasons against a decision: the record is decided already, or the reviewer has a hand in it. */
  words: { decided: string; fourEyesOwn: string }
  decision: Decision
  running: boolean
  /** Whether effective prices clash with it, so that an approval must end them. */
  clashing: boolean
  onApprove: () => void
  /** Approves and opens the next pending price; undefined without one. */
  onApproveNext: (() => void) | null
  onReplace: () => void
  /** Whether other fields than the opinion are filled in. */
  unsaved?: boolean
  onClose: () => void
  /** Content: the record to decide. */
  children: ReactNode
  /** Content after the opinion. */
  after: ReactNode
}

/**
 * 审核: a record to be approved, approved with the ending of effective prices, or rejected; a person without the
 * permission sees the reason.
 */
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
  // A clash must be looked at, so that there is no step to the next record.
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

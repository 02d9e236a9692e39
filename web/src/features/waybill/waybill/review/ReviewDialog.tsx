import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import type { WaybillReviewAction } from '../../../../gql/types.generated'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { useDraftText } from '../../../../ui/form/drafts'
import { Field } from '../../../../ui/form/Field'
import formCss from '../../../../ui/form/form.module.css'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { Changes } from './Changes'
import { Facts } from './Facts'
import { Overtaken } from './Overtaken'
import { WaybillReviewDocument } from './review.generated'
import type { Review } from './rows'
import { texts } from './texts'
import { useDecision } from './useDecision'

const OPINION = 200
const AUDIT = 'chain:companywaybill:audit'

interface Props {
  /** Request; null keeps the dialog closed. */
  id: string | null
  /** Whether the dialog is hidden while another record is open; its text is kept. */
  aside?: boolean
  /** Opens the waybill; without it the number is no link. */
  onWaybill?: (id: string) => void
  /** Opens the next open request; undefined without one. */
  onNext?: (() => void) | null
  onClose: () => void
  /** Called after the decision, which may have changed the waybill. */
  onDecided: () => void
}

function Decision({ review, aside, onWaybill, onNext, onClose, onDecided }: Omit<Props, 'id'> & { review: Review }) {
  const [opinion, setOpinion] = useDraftText('opinion')
  const [complaint, setComplaint] = useState<string>()
  const decision = useDecision(review.id, texts.decideAbout(review.waybillNo), () => {
    onDecided()
    onClose()
  })
  const typed = opinion.trim() !== ''
  const open = review.status === 'PENDING'
  const allowed = (action: WaybillReviewAction) => review.allowedActions.includes(action)
  const reject = () => {
    if (!opinion.trim()) return setComplaint(texts.opinionNeeded)
    void decision.reject(opinion)
  }
  const goOn = () => {
    onDecided()
    onNext?.()
  }
  const approving = {
    permission: AUDIT,
    loading: decision.running,
    disabledReason: allowed('approve') ? null : texts.notYours,
  }
  const footer = (
    <>
      <CancelButton label={texts.close} unsaved={typed} onClose={onClose} />
      {open && allowed('withdraw') && (
        <Button loading={decision.running} onClick={() => void decision.withdraw()}>
          {texts.withdraw}
        </Button>
      )}
      {open && (
        <Button
          colorPalette="red"
          permission={AUDIT}
          loading={decision.running}
          disabledReason={allowed('reject') ? null : texts.notYours}
          onClick={reject}
        >
          {texts.reject}
        </Button>
      )}
      {open && (
        <Button variant={onNext ? 'outline' : 'solid'} {...approving} onClick={() => void decision.approve(opinion)}>
          {texts.approve}
        </Button>
      )}
      {open && onNext && (
        <Button variant="solid" {...approving} onClick={() => void decision.approve(opinion, goOn)}>
          {texts.approveNext}
        </Button>
      )}
    </>
  )
  return (
    <Modal
      open={!aside}
      size="lg"
      title={texts.one}
      record={review.waybillNo}
      inTitle
      footer={footer}
      unsaved={typed}
      initialFocus={() => null}
      onClose={onClose}
    >
      <Facts review={review} onWaybill={onWaybill} />
      <Changes review={review} />
      {decision.overtaken && <Overtaken differences={decision.overtaken.differences} />}
      {open && allowed('approve') && (
        <Field label={texts.opinion} hint={texts.opinionHint} error={complaint}>
          {(ids) => (
            <textarea
              {...ids}
              className={formCss.control}
              rows={2}
              maxLength={OPINION}
              value={opinion}
              onChange={(event) => {
                setOpinion(event.target.value)
                setComplaint(undefined)
              }}
            />
          )}
        </Field>
      )}
    </Modal>
  )
}

/** Request for a change: the differences field by field, the amounts, and 通过 or 驳回 with a reason. */
export function ReviewDialog({ id, ...rest }: Props) {
  const { data, error, refetch } = useQuery(WaybillReviewDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'network-only',
  })
  if (id === null) return null
  const review = data?.waybillReview
  if (review) return <Decision key={review.id} review={review} {...rest} />
  // One dialog from beginning to end: a second one in its place would be closed with the first.
  if (!data && !error) return null
  return (
    <Modal open size="lg" title={texts.one} onClose={rest.onClose}>
      {/* A failed retry is reported as `error`. */}
      {error ? (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <p role="status">{texts.missing}</p>
      )}
    </Modal>
  )
}

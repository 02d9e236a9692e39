import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import { Button } from '../../../../ui/layout/Button'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { Effect } from '../effect/Effect'
import { PriceGate } from '../PriceGate'
import { AuditDirectPayPriceDocument, FourEyesDocument } from '../price.generated'
import css from '../price.module.css'
import { AUDIT, DISABLE, type PriceDetail } from '../rows'
import { texts } from '../texts'
import { Facts } from '../view/Facts'
import { History } from '../view/History'
import { Clashes } from './Clashes'
import { Opinion } from './Opinion'
import { Refused } from './Refused'
import { useDecision } from './useDecision'

interface Props {
  id: string
  onClose: () => void
  /** The price was decided, or is no longer what it was. */
  onDecided: () => void
}

interface ReviewProps extends Omit<Props, 'id'> {
  price: PriceDetail
  refetch: () => void
}

function Review({ price, refetch, onClose, onDecided }: ReviewProps) {
  const { id, version, clashes, allowedActions, status, own } = price
  const { data } = useQuery(FourEyesDocument)
  const { run, running } = useCommand(AuditDirectPayPriceDocument)
  const decision = useDecision({
    approve: (replaceClashing, reason) => run({ id, version, approve: true, reason, replaceClashing }),
    reject: (reason) => run({ id, version, approve: false, reason }),
    onDecided: () => {
      onDecided()
      onClose()
    },
    onOvertaken: () => {
      refetch()
      onDecided()
    },
  })
  const pending = status === 'PENDING'
  const ownRefused = own && data?.fourEyes === true
  const against = (action: string) => {
    if (allowedActions.includes(action)) return null
    if (!pending) return texts.decided
    return action === 'approve' && ownRefused ? texts.fourEyesOwn : texts.notAllowed
  }
  const approvable = against('approve')
  const footer = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button
        colorPalette="red"
        permission={AUDIT}
        loading={running}
        disabledReason={against('reject')}
        onClick={decision.reject}
      >
        {texts.reject}
      </Button>
      {clashes.length > 0 && (
        <Button
          variant="solid"
          permission={DISABLE}
          loading={running}
          disabledReason={approvable}
          onClick={() => void decision.replace(clashes.length)}
        >
          {texts.replace}
        </Button>
      )}
      <Button
        variant={clashes.length ? 'outline' : 'solid'}
        permission={AUDIT}
        loading={running}
        disabledReason={approvable}
        onClick={() => void decision.approve()}
      >
        {texts.approve}
      </Button>
    </>
  )
  return (
    <SideDrawer
      open
      width="50%"
      title={texts.auditTitle}
      footer={footer}
      unsaved={decision.opinion.trim() !== ''}
      onClose={onClose}
    >
      {!pending && (
        <p className={css.note} role="status">
          {texts.decided}
        </p>
      )}
      {pending && ownRefused && (
        <p className={css.warning} role="status">
          {texts.fourEyesOwn}
        </p>
      )}
      {pending && own && data?.fourEyes === false && <p className={css.note}>{texts.ownNote}</p>}
      <Refused refusal={decision.refusal} />
      <Clashes clashes={clashes} />
      <Facts price={price} />
      <Effect id={id} pending={pending} />
      {pending && allowedActions.includes('reject') && <Opinion decision={decision} />}
      <History changes={price.history} />
    </SideDrawer>
  )
}

/** 审核: what was applied for, what it would do and what stands in its way, to be approved or rejected (000 §2). */
export function AuditDrawer({ id, onClose, onDecided }: Props) {
  return (
    <PriceGate id={id} title={texts.auditTitle} onClose={onClose}>
      {(price, refetch) => <Review price={price} refetch={refetch} onClose={onClose} onDecided={onDecided} />}
    </PriceGate>
  )
}

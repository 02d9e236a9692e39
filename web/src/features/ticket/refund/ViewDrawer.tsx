import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { type Fact, Facts } from '../../../ui/layout/Group'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { bookingTexts, PictureGroup, reasonAgainst } from '../booking'
import type { Handlers } from './actions'
import { RefundGate } from './RefundGate'
import { RefundHead } from './RefundHead'
import type { Refund } from './rows'
import { texts } from './texts'

const { fields } = texts
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

function processOf(refund: Refund): Fact[] {
  const { applyName, applyDatetime, auditName, auditDatetime, auditOwn, reason } = refund
  const applied: Fact[] = [
    [fields.applyName, applyName],
    [fields.applyDatetime, time(applyDatetime)],
  ]
  if (!auditDatetime) return applied
  return [
    ...applied,
    [fields.auditName, auditOwn ? `${auditName}（${texts.own}）` : auditName],
    [fields.auditDatetime, time(auditDatetime)],
    ...(reason ? [[fields.reason, reason, true] satisfies Fact] : []),
  ]
}

interface Props {
  id: string
  handlers: Handlers
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** One refund: what goes back and where, who asked for it, and who looked at it. */
export function ViewDrawer({ id, handlers, onPrevious, onNext, onClose }: Props) {
  return (
    <RefundGate id={id} title={texts.drawer} onClose={onClose}>
      {(refund) => (
        <SideDrawer open width="720px" title={texts.drawer} onPrevious={onPrevious} onNext={onNext} onClose={onClose}>
          <RefundHead refund={refund}>
            {refund.status === 'PENDING' && (
              <>
                <Button
                  variant="solid"
                  disabledReason={reasonAgainst('approve', refund)}
                  onClick={() => handlers.approve(refund)}
                >
                  {texts.approve}
                </Button>
                <Button disabledReason={reasonAgainst('reject', refund)} onClick={() => handlers.reject(refund)}>
                  {texts.reject}
                </Button>
                <Button disabledReason={reasonAgainst('withdraw', refund)} onClick={() => handlers.withdraw(refund)}>
                  {texts.withdraw}
                </Button>
              </>
            )}
          </RefundHead>
          <Facts
            title={bookingTexts.basic}
            facts={[
              [fields.refundedAt, time(refund.refundedAt)],
              [fields.driverName, refund.driverName ?? texts.project],
              [fields.remark, refund.remark, true],
            ]}
          />
          <Facts title={texts.process} facts={processOf(refund)} />
          <PictureGroup pictures={refund.picture} />
        </SideDrawer>
      )}
    </RefundGate>
  )
}

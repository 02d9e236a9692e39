import { Link } from 'react-router-dom'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import { stateTones } from '../../../../gql/stateTones'
import { formatMinute } from '../../../../ui/format/date'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { PartBadge } from '../../../settlement/part'
import { settlementUrl } from '../links'
import { CaptainSettlementsDocument } from './captain.generated'
import css from './captain.module.css'
import { More } from './More'
import { texts } from './texts'
import { useMore } from './useMore'

/** Settlements of the captain, last one first: the amount of each company, and the paid part. */
export function Settlements() {
  const { page, more } = useMore()
  const settlements = usePageQuery(CaptainSettlementsDocument, { page }, (data) => data.settlements)
  return (
    <More label={texts.tabs.settlements} page={settlements} emptyText={texts.noSettlements} onMore={more}>
      {(one) => (
        <>
          <p className={css.head}>
            <Link to={settlementUrl(one.id)}>{one.settleNo}</Link>
            <StatusBadge tone={stateTones.SettlementStatus[one.status]}>
              {texts.settlementStatuses[one.status]}
            </StatusBadge>
            <PartBadge of={one} />
          </p>
          <p className={css.facts}>
            <span>{one.projectName}</span>
            <span>{texts.trips(formatCount(one.settleCnt))}</span>
            <span className="tf-number">{formatMinute(one.createTime)}</span>
            <span>{one.companyAuthName}</span>
            {one.reason && <span>{texts.rejected(one.reason)}</span>}
          </p>
          <dl className={css.sums}>
            <div>
              <dt>{texts.amount}</dt>
              <dd className="tf-number">{formatMoney(one.settleAmt)}</dd>
            </div>
            <div>
              <dt>{texts.paid}</dt>
              <dd className="tf-number">{formatMoney(one.paidAmt) || '—'}</dd>
            </div>
          </dl>
        </>
      )}
    </More>
  )
}

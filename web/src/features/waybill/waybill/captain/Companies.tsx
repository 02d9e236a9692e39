import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { useViewer } from '../../../../shell/viewer'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount, formatMoney, type Money, subtractMoney, sumFigures } from '../../../../ui/format/decimal'
import { CaptainCompaniesDocument, type CaptainCompaniesQuery } from './captain.generated'
import css from './captain.module.css'
import { texts } from './texts'

type Sum = CaptainCompaniesQuery['waybillStats']['records'][number]

const money = (sums: readonly Sum[], member: 'receivable' | 'expectedAmt' | 'actuallyPaid'): Money =>
  sumFigures(
    'money',
    sums.map((sum) => sum[member]),
  )

/**
 * Freight of some sums: all of it, what is settled, what is paid of that, and what is still open. Trips without a price
 * count by the price that would pay them now.
 */
function freightOf(sums: readonly Sum[]) {
  const [settled, unsettled] = [sums.filter((sum) => sum.settled), sums.filter((sum) => !sum.settled)]
  const [due, paid, expected] = [
    money(settled, 'receivable'),
    money(settled, 'actuallyPaid'),
    money(unsettled, 'expectedAmt'),
  ]
  return {
    all: sumFigures('money', [due, expected]),
    unsettled: expected,
    settled: due,
    paid,
    open: subtractMoney(due, paid),
    unpriced: sumFigures(
      'count',
      unsettled.map((sum) => sum.unpriced),
    ),
  }
}

/** Freight of a captain by company, with links to the trips behind it, and papers of his fleet that run out. */
export function Companies() {
  const { companies } = useViewer()
  const { data, error, refetch } = useQuery(CaptainCompaniesDocument)
  if (error && !data) {
    // A failed retry is reported as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!data) return <div className={css.companies} aria-busy />
  const { records } = data.waybillStats
  const sums = Map.groupBy(records, ({ companyAuthId }) => companyAuthId ?? '')
  const shown = companies.filter(({ companyAuthId }) => sums.has(companyAuthId))
  const { expiredCount, expiringCount } = data.ownFleet.summary
  return (
    <>
      {expiredCount + expiringCount > 0 && (
        <p className={css.papers}>
          <Link to="/own/fleet">{texts.papers(expiredCount, expiringCount)}</Link>
        </p>
      )}
      {shown.length > 0 && (
        <section className={css.companies} aria-label={texts.companies}>
          <h2>{texts.companies}</h2>
          {shown.map(({ companyAuthId: id, companyAuthName: name }) => (
            <Freight key={id} company={id} name={name} sums={sums.get(id) ?? []} />
          ))}
        </section>
      )}
    </>
  )
}

function Freight({ company, name, sums }: { company: string; name: string; sums: readonly Sum[] }) {
  const { all, unsettled, settled, paid, open, unpriced } = freightOf(sums)
  const trips = (more: Record<string, string> = {}) => `?${new URLSearchParams({ company, ...more })}`
  const figures = [
    [texts.everything, all, trips()],
    [texts.unsettledFreight, unsettled, trips({ state: 'unsettled' })],
    [texts.settledFreight, settled, trips({ state: 'settled' })],
    [texts.paidFreight, paid, '?tab=settlements'],
    [texts.openFreight, open, '?tab=settlements'],
  ] as const
  return (
    <div className={css.company}>
      <h3>{name}</h3>
      <dl className={css.sums}>
        {figures.map(([label, amount, url]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tf-number">
              <Link to={url}>{formatMoney(amount)}</Link>
            </dd>
          </div>
        ))}
      </dl>
      {unpriced > 0 && <p className={css.unpriced}>{texts.unpricedTrips(formatCount(unpriced))}</p>}
    </div>
  )
}

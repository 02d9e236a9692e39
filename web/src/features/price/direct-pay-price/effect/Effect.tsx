import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import type { DirectPayPriceInput } from '../../../../gql/types.generated'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import looks from '../../../../ui/layout/looks.module.css'
import css from '../../price.module.css'
import { DirectPayPriceEffectDocument, type EffectFieldsFragment } from '../insight.generated'
import { texts } from '../texts'

/** Notes on waybills that the sums leave out. */
const notesOf = ({ typedCount, directPayCount, unpricedCount }: EffectFieldsFragment): string[] => [
  ...(typedCount ? [texts.effectTyped(formatCount(typedCount))] : []),
  ...(directPayCount ? [texts.effectOther(formatCount(directPayCount))] : []),
  ...(unpricedCount ? [texts.effectUnpriced(formatCount(unpricedCount))] : []),
]

function Line({ label, totals }: { label: string; totals: EffectFieldsFragment }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-number>{formatCount(totals.count)}</td>
      <td data-number>{formatMoney(totals.amountBefore)}</td>
      <td data-number>{formatMoney(totals.amountAfter)}</td>
      <td data-number>{formatMoney(totals.difference)}</td>
    </tr>
  )
}

interface Props {
  id?: string
  /** Terms that replace those of the stored price. */
  input?: DirectPayPriceInput
  /** Whether the price is pending, so that it applies from now on. */
  pending: boolean
}

/** Effect of a price on unsettled waybills: their number, and the money before and after. */
export function Effect({ id, input, pending }: Props) {
  const { data, previousData, error, refetch } = useQuery(DirectPayPriceEffectDocument, {
    variables: { id: id ?? null, input: input ?? null },
    fetchPolicy: 'network-only',
  })
  const effect = (data ?? previousData)?.directPayPriceEffect
  const content = () => {
    if (error && !effect) {
      // A failed retry is reported as `error`.
      return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
    }
    if (!effect) return <p className={looks.hint}>{texts.effectLoading}</p>
    const { matched, affected, from } = effect
    return (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
        <section className={css.scroll} aria-label={texts.effect} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <td />
                <th scope="col" data-number>
                  {texts.effectCount}
                </th>
                <th scope="col" data-number>
                  {texts.effectBefore}
                </th>
                <th scope="col" data-number>
                  {texts.effectAfter}
                </th>
                <th scope="col" data-number>
                  {texts.effectDifference}
                </th>
              </tr>
            </thead>
            <tbody>
              <Line label={texts.effectMatched} totals={matched} />
              <Line label={texts.effectAffected} totals={affected} />
            </tbody>
          </table>
        </section>
        <ul className={css.notes}>
          <li>{pending ? texts.effectFromNow : texts.effectFrom(formatDateTime(from))}</li>
          {notesOf(matched).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <Group title={texts.effect} aria-busy={!data && !error}>
      {content()}
    </Group>
  )
}

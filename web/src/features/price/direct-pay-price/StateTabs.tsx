import css from '../price.module.css'
import type { DirectPayPricesQuery } from './price.generated'
import { type Price, STATUSES } from './rows'
import { texts } from './texts'

type Summary = DirectPayPricesQuery['directPayPrices']['summary']

const counts: Record<Price['status'], keyof Summary> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  EXPIRED: 'expired',
  REJECTED: 'rejected',
}

interface Props {
  /** Number of listed prices by state. */
  summary: Summary | undefined
  value: Price['status'] | undefined
  onChange: (status: Price['status'] | undefined) => void
}

/** States as buttons, each of which filters the list. */
export function StateTabs({ summary, value, onChange }: Props) {
  const tab = (status: Price['status'] | undefined, label: string) => (
    <button
      key={status ?? 'all'}
      type="button"
      className={css.tab}
      aria-pressed={value === status}
      onClick={() => onChange(status)}
    >
      {label}
      {/* Another state's count is not known while one is asked for. */}
      {status && summary && (value === undefined || value === status) && (
        <b className="tf-number">{summary[counts[status]]}</b>
      )}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className={css.tabs} role="group" aria-label={texts.byState}>
      {tab(undefined, texts.everyState)}
      {STATUSES.map((status) => tab(status, texts.statuses[status]))}
    </div>
  )
}

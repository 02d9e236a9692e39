import { amountError } from '../../../ui/form/rules'
import { formatMoney } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import looks from '../../../ui/layout/looks.module.css'
import css from './company-settings.module.css'
import { texts } from './texts'

interface Props {
  /** Typed amount. */
  value: string
  locked: string | null
  onChange: (text: string) => void
}

/** Field of the amount above which a payment needs another person. */
export function PaymentAmount({ value, locked, onChange }: Props) {
  const [label, meaning] = texts.settings.fourEyesPayment
  const wrong = amountError(value)
  const leave = () => {
    if (!wrong) onChange(formatMoney(typedMoney(value)))
  }
  return (
    <div className={css.starts}>
      <span className={css.about}>
        <strong id="settings-payment-label">{label}</strong>
        <span id="settings-payment" className={wrong ? looks.fault : css.hint} role={wrong ? 'alert' : undefined}>
          {wrong ?? meaning}
          {locked && <em className={css.locked}>{locked}</em>}
        </span>
      </span>
      <span className={css.amount}>
        <span aria-hidden="true">¥</span>
        <input
          value={value}
          size={14}
          inputMode="decimal"
          autoComplete="off"
          disabled={locked !== null}
          aria-labelledby="settings-payment-label"
          aria-describedby="settings-payment"
          aria-invalid={wrong !== null}
          onChange={({ target }) => onChange(target.value)}
          onBlur={leave}
        />
      </span>
    </div>
  )
}

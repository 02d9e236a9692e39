import { Link, useSearchParams } from 'react-router-dom'
import { formatMoney } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import css from './invoice.module.css'
import { EVERY_INVOICE, paymentUrl } from './links'
import { texts } from './texts'

/** For which payment the list was opened: its number and amount; nothing where it was opened plainly. */
export function PaymentBanner() {
  const [params] = useSearchParams()
  const paymentNo = params.get('ofPayment')
  if (!paymentNo) return null
  return (
    <p className={css.banner} role="status">
      <b>{texts.ofPayment(paymentNo, formatMoney(typedMoney(params.get('ofAmt') ?? '')))}</b>
      <Link to={paymentUrl(paymentNo)}>{texts.toPayment}</Link>
      <Link to={EVERY_INVOICE}>{texts.everyInvoice}</Link>
    </p>
  )
}

import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { paymentUrl } from './links'

/** The number of a payment, which leads to it for those who may see it. */
export function OfPayment({ paymentNo }: { paymentNo: string }) {
  const openable = useOpenable()
  const url = paymentUrl(paymentNo)
  return openable(url) ? (
    <Link to={url} tabIndex={-1}>
      {paymentNo}
    </Link>
  ) : (
    paymentNo
  )
}

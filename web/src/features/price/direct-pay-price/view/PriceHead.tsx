import { RecordHead } from '../../../../ui/layout/RecordHead'
import { PriceStatusBadge } from '../badges'
import { type PriceDetail, priceText, termsOf } from '../rows'

/** A price has no number: it is known by its project and its terms. */

/** The head of one price. */
export function PriceHead({ price }: { price: PriceDetail }) {
  return (
    <RecordHead
      number={price.projectName}
      state={<PriceStatusBadge status={price.status} />}
      amount={priceText(price)}
      about={termsOf(price)}
    />
  )
}

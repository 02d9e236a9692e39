import { formatMoney } from '../../../../ui/format/decimal'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { PriceStatusBadge } from '../badges'
import { type PriceDetail, termsOf } from '../rows'
import { texts } from '../texts'

/** A price has no number: it is known by its project and its terms. */

/** The head of one price. */
export function PriceHead({ price }: { price: PriceDetail }) {
  return (
    <RecordHead
      number={price.projectName}
      state={<PriceStatusBadge status={price.status} />}
      amount={texts.yuan(formatMoney(price.directPayPrice))}
      about={termsOf(price)}
    />
  )
}

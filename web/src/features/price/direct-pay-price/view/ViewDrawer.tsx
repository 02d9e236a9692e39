import { History } from '../../../../ui/history/History'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { Effect } from '../effect/Effect'
import { PriceGate } from '../PriceGate'
import { nameOf, type PriceDetail, priceText, termsOf } from '../rows'
import { texts } from '../texts'
import { PriceFacts, PriceStatusBadge } from './PriceFacts'

/** Prices have no number: project and terms identify them. */

/** Head of one price. */
function PriceHead({ price }: { price: PriceDetail }) {
  return (
    <RecordHead
      number={price.projectName}
      state={<PriceStatusBadge status={price.status} />}
      amount={priceText(price)}
      about={termsOf(price)}
    />
  )
}

interface Props {
  id: string
  /** Replaces it by another price. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** Price with its terms, effect and history. */
export function ViewDrawer({ id, onOpen, onClose }: Props) {
  return (
    <PriceGate id={id} title={texts.title} onClose={onClose}>
      {(price) => (
        <SideDrawer open width="50%" title={texts.title} record={nameOf(price)} onClose={onClose}>
          <PriceHead price={price} />
          <PriceFacts price={price} onOpen={onOpen} />
          {price.status !== 'REJECTED' && <Effect id={price.id} pending={price.status === 'PENDING'} />}
          <History changes={price.history} />
        </SideDrawer>
      )}
    </PriceGate>
  )
}

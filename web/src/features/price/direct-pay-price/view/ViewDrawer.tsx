import { History } from '../../../../ui/history/History'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { Effect } from '../effect/Effect'
import { PriceGate } from '../PriceGate'
import { nameOf } from '../rows'
import { texts } from '../texts'
import { PriceFacts } from './PriceFacts'
import { PriceHead } from './PriceHead'

interface Props {
  id: string
  /** Another price takes its place. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** One price: what it says, what it does, and what became of it. */
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

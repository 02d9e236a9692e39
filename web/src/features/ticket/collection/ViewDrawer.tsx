import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { type Fact, Facts } from '../../../ui/layout/Group'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { bookingTexts, PictureGroup, reasonAgainst } from '../booking'
import type { Handlers } from './actions'
import { CollectionGate } from './CollectionGate'
import { CollectionHead } from './CollectionHead'
import type { Collection } from './rows'
import { texts } from './texts'

const { fields } = texts
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

function processOf(collection: Collection): Fact[] {
  const { createBy, createTime, voidName, voidedAt, voidReason } = collection
  const booked: Fact[] = [
    [fields.createBy, createBy],
    [fields.createTime, time(createTime)],
  ]
  if (!voidedAt) return booked
  return [
    ...booked,
    [fields.voidName, voidName],
    [fields.voidedAt, time(voidedAt)],
    [fields.voidReason, voidReason, true],
  ]
}

interface Props {
  id: string
  handlers: Handlers
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** One collection: what went where, and what became of it. */
export function ViewDrawer({ id, handlers, onPrevious, onNext, onClose }: Props) {
  return (
    <CollectionGate id={id} title={texts.drawer} onClose={onClose}>
      {(collection) => (
        <SideDrawer open width="720px" title={texts.drawer} onPrevious={onPrevious} onNext={onNext} onClose={onClose}>
          <CollectionHead collection={collection}>
            <Button disabledReason={reasonAgainst('edit', collection)} onClick={() => handlers.edit(collection)}>
              {bookingTexts.edit}
            </Button>
            <Button
              colorPalette="red"
              disabledReason={reasonAgainst('void', collection)}
              onClick={() => handlers.void(collection)}
            >
              {bookingTexts.void}
            </Button>
          </CollectionHead>
          <Facts
            title={bookingTexts.basic}
            facts={[
              [texts.driver, collection.driverName ?? texts.project],
              [fields.receiver, collection.receiver],
              [fields.collectedAt, time(collection.collectedAt)],
              [fields.remark, collection.remark, true],
            ]}
          />
          <Facts title={bookingTexts.process} facts={processOf(collection)} />
          <PictureGroup pictures={collection.picture} />
        </SideDrawer>
      )}
    </CollectionGate>
  )
}

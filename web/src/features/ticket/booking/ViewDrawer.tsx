import { Facts } from '../../../ui/layout/Group'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { BookingHead } from './BookingHead'
import type { Booking, BookingKind } from './kind'
import { Ledger } from './Ledger'
import { PictureGroup } from './PictureGroup'
import { texts } from './texts'
import { type Handlers, VerbButtons } from './verbs'

interface Props<Row extends Booking, Verb extends string> {
  kind: BookingKind<Row, Verb>
  id: string
  handlers: Handlers<Row, Verb>
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** One booking: what it is, what can be done, and what became of it. */
export function ViewDrawer<Row extends Booking, Verb extends string>({
  kind,
  id,
  handlers,
  onPrevious,
  onNext,
  onClose,
}: Props<Row, Verb>) {
  const { drawer, missing } = kind.texts
  const one = kind.useOne(id)
  return (
    <DrawerGate {...one} title={drawer} missing={missing} onClose={onClose}>
      {(row) => (
        <SideDrawer
          open
          width="720px"
          title={drawer}
          record={kind.numberOf(row)}
          onPrevious={onPrevious}
          onNext={onNext}
          onClose={onClose}
        >
          <BookingHead kind={kind} row={row}>
            {(!kind.verbs.open || kind.verbs.open(row)) && (
              <VerbButtons row={row} verbs={kind.verbs} handlers={handlers} />
            )}
          </BookingHead>
          <Facts title={texts.basic} facts={kind.factsOf(row)} />
          <Ledger key={row.version} of={kind.ledger} id={row.id} />
          <Facts title={kind.process} facts={kind.processOf(row)} />
          <PictureGroup pictures={row.picture} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}

import { defineMachine } from '../../../kernel/command/machine.js'
import { BookingStatus, bookingStatusLabels } from '../enums.js'
import { ticketTexts as texts } from '../texts.js'

/** States of what is booked at once: a wrong booking is voided, which books the opposite. */
const booking = (what: string) =>
  defineMachine({
    what,
    states: bookingStatusLabels,
    initial: BookingStatus.BOOKED,
    final: [BookingStatus.VOIDED],
    moves: {
      edit: { from: [BookingStatus.BOOKED], needs: 'chain:companyticket:edit', label: texts.moves.edit },
      void: {
        from: [BookingStatus.BOOKED],
        to: BookingStatus.VOIDED,
        needs: 'chain:companyticket:del',
        label: texts.moves.void,
      },
    },
  })

export type BookingMachine = ReturnType<typeof booking>

export const purchaseMachine = booking(texts.purchase)
export const collectionMachine = booking(texts.collection)

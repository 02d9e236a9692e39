import { Baseline } from './0001-baseline/baseline.js'
import { WaybillCaptainMobile } from './0002-waybill-captain-mobile.js'
import { Tickets } from './0003-tickets/tickets.js'
import { SettlementAuditOwn } from './0004-settlement-audit-own.js'
import { PayeeBank } from './0005-payee-bank.js'
import { TicketCorrections } from './0006-ticket-corrections.js'
import { CaptainParts } from './0007-captain-parts.js'

/** In the order they run, which is what counts. A migration that has run anywhere is never edited; a change is a new one at the end. */
export const migrations = [
  { name: '0001-baseline', class: Baseline },
  { name: '0002-waybill-captain-mobile', class: WaybillCaptainMobile },
  { name: '0003-tickets', class: Tickets },
  { name: '0004-settlement-audit-own', class: SettlementAuditOwn },
  { name: '0005-payee-bank', class: PayeeBank },
  { name: '0006-ticket-corrections', class: TicketCorrections },
  { name: '0007-captain-parts', class: CaptainParts },
]

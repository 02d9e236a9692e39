import { Card } from './settlement/card/card.entity.js'
import { Payee } from './settlement/payee/payee.entity.js'
import { Receipt, ReceiptLine } from './settlement/receipt/receipt.entity.js'
import { Settlement } from './settlement/settlement/settlement.entity.js'

/** Every class the unit of work may change. */
export const entities = [Card, Payee, Receipt, ReceiptLine, Settlement]

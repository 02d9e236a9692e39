import { dayOf, dayText, iso } from './calendar.ts'
import { nextNumber } from './numbers.ts'
import type { Random } from './random.ts'
import type { Row } from './rows.ts'
import type { Company, Project, Site, User } from './world.ts'

interface Place {
  site: Site
  soil: string
}

interface Entry extends Place {
  kind: 'PURCHASE' | 'COLLECT' | 'USE' | 'REFUND'
  quantity: number
  project: Project | null
  driver: User | null
  at: number
  /** Change of the company's own stock. */
  change: number
  document?: { column: 'purchase_id' | 'collection_id' | 'refund_id'; id: string }
  reason?: string
}

/** Tickets of a company as rows: documents, the ledger, and the stock. */
export class TicketBook {
  private readonly stock = new Map<string, Place & { quantity: number }>()
  private readonly company: Company
  private readonly random: Random

  // Written out, since Node runs seeds as TypeScript and supports no properties in constructor parameters.
  constructor(company: Company, random: Random) {
    this.company = company
    this.random = random
  }

  /** First columns of all rows of a document: an id, its number, and the tickets that it speaks of. */
  document(
    column: string,
    prefix: 'GP' | 'LY' | 'TP',
    { site, soil, at }: Place & { at: number },
  ): Row & { id: string } {
    const { no } = nextNumber(this.company, prefix, dayOf(at))
    const id = this.random.uuid(at)
    return { company_id: this.company.id, id, [column]: no, dump_site_id: site.id, soil_type: soil }
  }

  /** Last columns: the person who registered it, and whether it was voided. */
  booked(at: number, voided?: { at: number; reason: string }): Row {
    const { clerk } = this.company
    return {
      status: voided ? 'VOIDED' : 'BOOKED',
      create_id: clerk.id,
      create_by: clerk.name,
      void_name: voided ? clerk.name : null,
      voided_at: voided ? iso(voided.at) : null,
      void_reason: voided?.reason ?? null,
      version: voided ? 2 : 1,
      created_at: iso(at),
      updated_at: iso(voided?.at ?? at),
    }
  }

  /** A row of the ledger, which moves the company's stock. */
  enter({ kind, quantity, project, site, soil, driver, at, change, document, reason = '' }: Entry): void {
    const { id, clerk, rows } = this.company
    rows.add('ticket_entry', {
      company_id: id,
      id: this.random.uuid(at),
      kind,
      quantity,
      project_id: project?.id ?? null,
      dump_site_id: site.id,
      soil_type: soil,
      driver_id: driver?.id ?? null,
      happened_at: iso(at),
      company_change: change,
      ...{ purchase_id: null, collection_id: null, refund_id: null },
      ...(document ? { [document.column]: document.id } : {}),
      reason: reason || null,
      create_id: clerk.id,
      create_by: clerk.name,
      created_at: iso(at),
    })
    const key = `${site.id}|${soil}`
    const known = this.stock.get(key) ?? { site, soil, quantity: 0 }
    this.stock.set(key, { ...known, quantity: known.quantity + change })
  }

  /** Writes the stock of each place. */
  close(): void {
    for (const { site, soil, quantity } of this.stock.values())
      this.company.rows.add('ticket_stock', {
        company_id: this.company.id,
        dump_site_id: site.id,
        soil_type: soil,
        quantity,
      })
  }
}

/** Day that lies `days` later, as dates are written. */
export const dateAfter = (day: number, days: number): string => dayText(day + days)

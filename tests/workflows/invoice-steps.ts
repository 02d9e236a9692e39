import { type ClaimAnswer, invoiceDocuments as documents, type InvoiceAnswer } from '@tufang/tests/invoice'
import {
  afterClaim,
  type Claimed,
  claim,
  claimableFor,
  claimedOf,
  type Entered,
  grossOf,
  type Invoice,
  isClaimable,
  openNetOf,
  openOf,
  redTaxOf,
  release,
  takeBack,
  type Wanted,
  whyNotChanged,
  whyNotDeleted,
  whyNotEntered,
} from '@tufang/tests/invoice-oracle'
import { sum, totalOf, yuan } from '@tufang/tests/payment-oracle'
import {
  billsOf,
  type Choice,
  fitting,
  invoicesOf,
  one,
  partOf,
  send,
  some,
  type Verbs,
  versionOf,
  type World,
} from './payment-world'

/** Few numbers, so that now and then one is taken. */
const numberOf = (which: number): string => String(10n ** 19n + BigInt(which % 32))
/** Hundredths of a percent. */
const TAX_POINTS = [0n, 100n, 300n, 600n, 900n, 1350n]

/** Mostly one that can claim something. */
const openOne = (world: World, choice: Choice): Invoice | undefined =>
  fitting(
    invoicesOf(world),
    choice,
    (own) => !own.deleted && openOf(world.oracle, own) > 0n && claimableFor(world.oracle, own).length > 0,
  )

/** Input for one of the payees: everything that he can claim, a part of it, or more. */
function enteredOf({ oracle }: World, { which, how }: Choice): Entered {
  const payeeId = one([...oracle.trips.values()], which)?.payeeId ?? ''
  const all = sum(claimableFor(oracle, { payeeId, redOf: null }).map(totalOf))
  const [part, more] = [partOf(all, how), all + BigInt(1 + (how % 5_000))]
  const net = [all > 0n ? all : more, part, more][how % 3] ?? more
  return { number: numberOf(which >> 3), payeeId, net, taxPoint: TAX_POINTS[how % TAX_POINTS.length] ?? 0n }
}

const given = ({ number, payeeId, net, taxPoint }: Entered) => ({
  invoiceSn: number,
  invoiceDate: '2026-03-31',
  payeeId,
  invoiceSumPrice: yuan(net),
  taxPoint: yuan(taxPoint),
})

/** Rows for one or two invoices: whole settlements or single waybills, which the other one may ask for, too. */
function wantedOf(world: World, choice: Choice): Wanted[] {
  const { oracle } = world
  const { which, how } = choice
  return some([openOne(world, choice), openOne(world, { which: which >> 5, how: how >> 3 })], how).flatMap(
    (invoice): Wanted[] => {
      if (!invoice) return []
      const good = claimableFor(oracle, invoice)
      const trips = some(how % 4 > 0 && good.length > 0 ? good : [...oracle.trips.values()], which)
      const bills = billsOf(world).filter(({ id }) => how % 8 === 1 || isClaimable(oracle, id))
      const settlementIds = how % 3 > 0 ? [] : some(bills, which).map(({ id }) => id)
      const waybillIds = how % 3 > 0 || settlementIds.length === 0 || how % 12 === 0 ? trips.map(({ id }) => id) : []
      return [{ invoiceId: invoice.id, settlementIds, waybillIds }]
    },
  )
}

interface Row {
  invoiceId: string
  claimed: Claimed
  /** Open amount of the invoice after it. */
  open: bigint | null
}

/** Outcomes of rows one after the other: each one knows the claims before it. */
function rowsFor(world: World, wanted: readonly Wanted[]): Row[] {
  let { oracle } = world
  return wanted.map(({ invoiceId, ...asked }) => {
    const claimed = claim(oracle, { invoiceId, ...asked })
    oracle = afterClaim(oracle, invoiceId, claimed)
    const invoice = oracle.invoices.get(invoiceId)
    return { invoiceId, claimed, open: !invoice || invoice.deleted ? null : openOf(oracle, invoice) }
  })
}

function toldOf({ invoiceId, claimed, open }: Row): string {
  const shares = typeof claimed === 'string' ? [] : [...claimed.values()]
  return [invoiceId, shares.length, yuan(sum(shares)), open === null ? null : yuan(open)].join()
}

/** Verbs of invoices and their claims. */
export const invoiceVerbs = {
  enter(world, choice) {
    const entered = enteredOf(world, choice)
    return {
      refused: whyNotEntered(world.oracle, entered),
      act: () => send(world, documents.create, { input: given(entered) }),
      keep(answer) {
        const { id, sumPrice } = answer as InvoiceAnswer
        if (sumPrice !== yuan(grossOf(entered))) throw new Error(`${sumPrice} instead of ${yuan(grossOf(entered))}`)
        world.oracle.invoices.set(id, { ...entered, id, redOf: null, deleted: false, claims: new Map() })
      },
    }
  },

  claim(world, choice) {
    const wanted = wantedOf(world, choice)
    if (wanted.length === 0) return null
    const rows = rowsFor(world, wanted)
    const dryRun = choice.which % 8 === 5
    return {
      refused: null,
      rows: rows.map(({ claimed }) => (typeof claimed === 'string' ? claimed : null)),
      act: () => send(world, documents.claim, { input: wanted, dryRun }),
      keep(answer) {
        const told = (answer as ClaimAnswer[]).map(({ id, waybillCnt, amt, leftAmt }) =>
          [id, waybillCnt, amt, leftAmt].join(),
        )
        const due = rows.map(toldOf)
        if (told.join(' ') !== due.join(' ')) throw new Error(`${told.join(' ')} instead of ${due.join(' ')}`)
        for (const { invoiceId, claimed } of dryRun ? [] : rows) {
          const invoice = world.oracle.invoices.get(invoiceId)
          if (invoice && typeof claimed !== 'string') invoice.claims = new Map([...invoice.claims, ...claimed])
        }
      },
    }
  },

  release(world, choice) {
    const { which, how } = choice
    const invoice = fitting(invoicesOf(world), choice, (own) => claimedOf(own) > 0n)
    if (!invoice) return null
    const claimed = invoice.claims.size > 0 ? some([...invoice.claims.keys()], which) : null
    const waybillIds = [null, claimed, claimed, some([...world.oracle.trips.keys()], which)][how % 4] ?? null
    const gone = release(invoice, waybillIds)
    return {
      refused: typeof gone === 'string' ? gone : null,
      act: () => send(world, documents.release, { id: invoice.id, waybillIds }),
      keep() {
        for (const id of gone) invoice.claims.delete(id)
      },
    }
  },

  red(world, choice) {
    const { oracle } = world
    const { which, how } = choice
    const invoice = fitting(
      invoicesOf(world),
      choice,
      (own) => !own.deleted && own.redOf === null && openOf(oracle, own) > 0n,
    )
    if (!invoice) return null
    const openNet = openNetOf(oracle, invoice)
    const asked = [null, partOf(openNet, how), partOf(openNet / 3n, how), openNet + 1n][how % 4] ?? null
    const part = asked !== null && asked > 0n ? asked : null
    const number = numberOf(which >> 3)
    const net = takeBack(oracle, invoice, { number, net: part })
    const tax = typeof net === 'string' ? 0n : redTaxOf(oracle, invoice, net)
    const input = {
      invoiceSn: number,
      invoiceDate: '2026-04-01',
      invoiceSumPrice: part === null ? null : yuan(part),
    }
    return {
      refused: typeof net === 'string' ? net : null,
      act: () => send(world, documents.red, { id: invoice.id, input }),
      keep(answer) {
        const { id } = answer as InvoiceAnswer
        if (typeof net === 'string') return
        const { payeeId, taxPoint } = invoice
        const own = { id, number, payeeId, taxPoint, net: -net, tax: -tax, redOf: invoice.id, deleted: false }
        oracle.invoices.set(id, { ...own, claims: new Map() })
      },
    }
  },

  /** Its number alone, or what it comes to, too. */
  amend(world, choice) {
    const { oracle } = world
    const invoice = fitting(invoicesOf(world), choice, ({ deleted, claims }) => !deleted && claims.size === 0)
    if (!invoice) return null
    const entered = enteredOf(world, choice)
    const net = invoice.net < 0n ? -invoice.net : invoice.net
    const to = choice.how % 2 === 0 ? entered : { ...invoice, net, number: entered.number }
    return {
      refused: whyNotChanged(oracle, invoice, to),
      act: async () => {
        const version = await versionOf('invoice', invoice)
        return send(world, documents.update, { id: invoice.id, version, input: given(to) })
      },
      keep() {
        Object.assign(invoice, { ...to, net: invoice.redOf === null ? to.net : -to.net })
      },
    }
  },

  forget(world, choice) {
    const invoice = fitting(invoicesOf(world), choice, (own) => whyNotDeleted(world.oracle, own) === null)
    if (!invoice) return null
    return {
      refused: whyNotDeleted(world.oracle, invoice),
      act: () => send(world, documents.delete, { id: invoice.id }),
      keep() {
        invoice.deleted = true
      },
    }
  },
} satisfies Verbs

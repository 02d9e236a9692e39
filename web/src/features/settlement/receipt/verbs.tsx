import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { SettlementSourceInput } from '../../../gql/types.generated'
import { commandOf, type DialogProps, firstReason, type Verbs } from '../../../kit/verbs/verb'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { PayeeDialog } from '../payee'
import { pdfOf } from './documents'
import { GenerationDialog } from './generation/GenerationDialog'
import {
  LackingPayeeDocument,
  ReceiptCardsDocument,
  type ReceiptsQuery,
  ReceiptWaybillIdsDocument,
  VoidReceiptDocument,
} from './receipt.generated'
import { texts } from './texts'

export type Receipt = ReceiptsQuery['receipts']['records'][number]

const PAGE_SIZE = 5000
/** Most receipts in one PDF, and in one run of settlements. */
const MAX_PRINTED = 200
const MAX_SETTLED = 500

/** Receipts as the source of settlements; of a partly settled one only its open cards. */
async function sourceOf(client: ApolloClient, receipts: readonly Receipt[]): Promise<SettlementSourceInput> {
  const giveCardNos = receipts.filter((receipt) => receipt.isSettle).map((receipt) => receipt.giveCardNo)
  if (!giveCardNos.length) return { receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo })) }
  const { data } = await client.query({ query: ReceiptCardsDocument, variables: { giveCardNos } })
  const openCards = new Map(
    data?.receipts.records.map(({ giveCardNo, lines }) => {
      const open = lines.filter((line) => line.status === 'OPEN').map((line) => line.settleCardNo)
      return [giveCardNo, open.join(',')] as const
    }),
  )
  return {
    receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo, settleCardNo: openCards.get(giveCardNo) || null })),
  }
}

/** Waybills of receipts whose payee can be set: those yet to be settled, and settled ones without a payee. */
async function waybillsToPay(client: ApolloClient, receipts: readonly Receipt[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const { giveCardNo } of receipts) {
    const open = await client.query({ query: ReceiptWaybillIdsDocument, variables: { giveCardNo } })
    for (const id of open.data?.receipt?.ids ?? []) ids.add(id)
    for (let current = 1, more = true; more; current++) {
      const variables = { giveCardNo, page: { current, size: PAGE_SIZE } }
      const { data } = await client.query({ query: LackingPayeeDocument, variables })
      for (const waybill of data?.waybills.records ?? []) ids.add(waybill.id)
      more = (data?.waybills.total ?? 0) > current * PAGE_SIZE
    }
  }
  return [...ids]
}

/** Loads an answer that a dialog needs before it can open; a failure shows a message instead. */
function useAsked<T>(ask: (client: ApolloClient) => Promise<T>, onClose: () => void): T | null {
  const client = useApolloClient()
  const [answer, setAnswer] = useState<T | null>(null)
  const latest = useRef({ ask, onClose })
  latest.current = { ask, onClose }
  useEffect(() => {
    let wanted = true
    const { current } = latest
    current.ask(client).then(
      (found) => wanted && setAnswer(found),
      (error: unknown) => {
        toast.failure(error)
        current.onClose()
      },
    )
    return () => {
      wanted = false
    }
  }, [client])
  return answer
}

function Generation({ rows, onClose, onDone }: DialogProps<Receipt>) {
  const source = useAsked((client) => sourceOf(client, rows), onClose)
  return source && <GenerationDialog source={source} onClose={onClose} onGenerated={() => onDone()} />
}

function Payees({ rows, onClose, onDone }: DialogProps<Receipt>) {
  const waybillIds = useAsked((client) => waybillsToPay(client, rows), onClose)
  const hasNone = waybillIds?.length === 0
  useEffect(() => {
    if (!hasNone) return
    toast.info(texts.allPaid)
    onClose()
  }, [hasNone, onClose])
  if (!waybillIds || hasNone) return null
  const close = (changed: boolean) => {
    onClose()
    if (changed) onDone()
  }
  return <PayeeDialog of={{ waybillIds }} onClose={close} />
}

type Name = 'print' | 'generate' | 'setPayee' | 'waybills' | 'void'

const tooMany = (rows: readonly Receipt[], max: number) => (rows.length > max ? texts.tooMany(max) : null)

/** Verbs on one receipt or several. */
export const verbs: Verbs<Receipt, Name> = {
  verbs: {
    print: {
      label: texts.print,
      permission: 'chain:garbagecustomersales:get',
      against: (rows) => tooMany(rows, MAX_PRINTED),
      file: (rows) => pdfOf(rows.map(({ giveCardNo }) => giveCardNo)),
    },
    generate: {
      label: texts.generateSettlements,
      permission: 'chain:garbagecustomersales:add',
      against: (rows) => tooMany(rows, MAX_SETTLED) ?? firstReason(rows, (row) => row.notSelectableReason),
      Dialog: Generation,
      leaves: true,
    },
    setPayee: {
      label: texts.setPayee,
      permission: 'chain:garbagecustomersales:edit',
      against: (rows) => firstReason(rows, ({ status }) => (status === 'VOIDED' ? texts.isVoided : null)),
      Dialog: Payees,
      leaves: true,
    },
    waybills: {
      label: texts.viewWaybills,
      permission: 'chain:companywaybill:get',
      opens: ({ giveCardNo }) => ['waybills', giveCardNo],
    },
    void: {
      label: texts.void,
      danger: true,
      leaves: true,
      command: commandOf(VoidReceiptDocument, ({ id }: Receipt, reason) => ({ id, reason })),
      reason: { title: texts.voidTitle, label: texts.reason, outcome: () => texts.voidNote },
    },
  },
  about: ({ giveCardNo, cardCount, giveCardCnt }) =>
    texts.about(giveCardNo, formatCount(cardCount), formatCount(giveCardCnt)),
  inline: ['print', 'generate'],
  width: 210,
  changes: ['Receipt', 'Settlement', 'Card', 'Waybill'],
}

import { useState } from 'react'
import { type BasePayeeRowFragment, ConfirmPayeeAccountDocument, UnsignPayeeDocument } from './base-payee.generated'
import { MergeDialog } from './MergeDialog'
import { ReasonDialog, type Reasoned } from './ReasonDialog'
import { SignDialog } from './sign/SignDialog'
import { texts } from './texts'

type Row = BasePayeeRowFragment

const unsigns: Reasoned = { ...texts.unsigning, verb: UnsignPayeeDocument, danger: true }
const confirms: Reasoned = { ...texts.confirming, verb: ConfirmPayeeAccountDocument }

/** 签约, 撤销签约, 核对账号 and 合并 of a payee. */
export function useMore(onDone: () => void) {
  const [signing, setSigning] = useState<Row | null>(null)
  const [asking, setAsking] = useState<{ payee: Row; what: Reasoned } | null>(null)
  const [merging, setMerging] = useState<Row | null>(null)
  return {
    handlers: {
      sign: setSigning,
      unsign: (payee: Row) => setAsking({ payee, what: unsigns }),
      confirmAccount: (payee: Row) => setAsking({ payee, what: confirms }),
      merge: setMerging,
    },
    dialogs: (
      <>
        {signing && <SignDialog payee={signing} onClose={() => setSigning(null)} onDone={onDone} />}
        {asking && (
          <ReasonDialog {...asking.what} payee={asking.payee} onClose={() => setAsking(null)} onDone={onDone} />
        )}
        {merging && <MergeDialog payee={merging} onClose={() => setMerging(null)} onDone={onDone} />}
      </>
    ),
  }
}

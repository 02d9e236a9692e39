import { useState } from 'react'
import type { BasePayeeRowFragment } from './base-payee.generated'
import { MergeDialog } from './MergeDialog'
import { SignDialog } from './sign/SignDialog'
import { UnsignDialog } from './UnsignDialog'

type Row = BasePayeeRowFragment

/** 签约, 撤销签约 and 合并 of a payee. */
export function useMore(onDone: () => void) {
  const [signing, setSigning] = useState<Row | null>(null)
  const [unsigning, setUnsigning] = useState<Row | null>(null)
  const [merging, setMerging] = useState<Row | null>(null)
  return {
    handlers: { sign: setSigning, unsign: setUnsigning, merge: setMerging },
    dialogs: (
      <>
        {signing && <SignDialog payee={signing} onClose={() => setSigning(null)} onDone={onDone} />}
        {unsigning && <UnsignDialog payee={unsigning} onClose={() => setUnsigning(null)} onDone={onDone} />}
        {merging && <MergeDialog payee={merging} onClose={() => setMerging(null)} onDone={onDone} />}
      </>
    ),
  }
}

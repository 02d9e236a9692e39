import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { type BasePayeeRowFragment, SignPayeeDocument } from './base-payee.generated'
import { MergeDialog } from './MergeDialog'
import { texts } from './texts'
import { UnsignDialog } from './UnsignDialog'

type Row = BasePayeeRowFragment

/** 签约, 撤销签约 and 合并 of a payee. */
export function useMore(onDone: () => void) {
  const { run } = useCommand(SignPayeeDocument)
  const [unsigning, setUnsigning] = useState<Row | null>(null)
  const [merging, setMerging] = useState<Row | null>(null)
  const sign = async (row: Row) => {
    const about = texts.signAbout(row.payeeName, row.bindingBankNo)
    if (!(await confirm({ content: texts.signQuestion, about }))) return
    try {
      if ((await run({ id: row.id })) === null) return
      toast.success(texts.signed)
      onDone()
    } catch (error) {
      toast.failure(error)
    }
  }
  return {
    handlers: { sign: (row: Row) => void sign(row), unsign: setUnsigning, merge: setMerging },
    dialogs: (
      <>
        {unsigning && <UnsignDialog payee={unsigning} onClose={() => setUnsigning(null)} onDone={onDone} />}
        {merging && <MergeDialog payee={merging} onClose={() => setMerging(null)} onDone={onDone} />}
      </>
    ),
  }
}

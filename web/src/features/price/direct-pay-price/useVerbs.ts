import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { CopyDirectPayPriceDocument, DeleteDirectPayPriceDocument } from './price.generated'
import { type Price, priceText, termsOf } from './rows'
import { texts } from './texts'

/** Verbs on a row without a form: 删除, 复制为新, and the question before 失效. */
export function useVerbs(onChanged: () => void, onCopied: (copy: Price) => void) {
  const { run: remove } = useCommand(DeleteDirectPayPriceDocument)
  const { run: copy } = useCommand(CopyDirectPayPriceDocument)
  const [invalidating, setInvalidating] = useState<Price | null>(null)

  const tell = (error: unknown) => {
    toast.failure(error)
    onChanged()
  }
  return {
    invalidating,
    invalidate: setInvalidating,
    closeInvalidation: () => setInvalidating(null),
    remove: async (price: Price) => {
      const { id } = price
      const about = texts.removeAbout(`${price.projectName} · ${termsOf(price)} · ${priceText(price)}`)
      if (!(await confirm({ title: texts.removeTitle, content: texts.removeQuestion, about, danger: true }))) return
      try {
        if (!(await remove({ id }))) return
        toast.success(texts.removed)
        onChanged()
      } catch (error) {
        tell(error)
      }
    },
    copy: async ({ id }: Price) => {
      try {
        const done = await copy({ id })
        if (!done) return
        toast.success(texts.copied)
        onChanged()
        onCopied(done.copyDirectPayPrice)
      } catch (error) {
        tell(error)
      }
    },
  }
}

import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import type { Task } from './rows'
import { DeleteCaptainTaskDocument, InvalidateCaptainTaskDocument } from './task.generated'
import { texts } from './texts'

/** 删除 and 失效; each asks first. */
export function useVerbs(onChanged: () => void) {
  const { run: remove } = useCommand(DeleteCaptainTaskDocument)
  const { run: invalidate } = useCommand(InvalidateCaptainTaskDocument)

  const ask = async (question: string, news: string, run: () => Promise<unknown>) => {
    if (!(await confirm({ content: question, danger: true }))) return
    try {
      if ((await run()) === null) return
      toast.success(news)
    } catch (error) {
      toast.failure(error)
    }
    onChanged()
  }
  return {
    remove: ({ id }: Task) => ask(texts.removeQuestion, texts.removed, () => remove({ id })),
    invalidate: ({ id, version }: Task) => ask(texts.invalidateQuestion, texts.done, () => invalidate({ id, version })),
  }
}

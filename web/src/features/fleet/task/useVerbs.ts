import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { aboutTask, type Task } from './rows'
import { DeleteCaptainTaskDocument, InvalidateCaptainTaskDocument } from './task.generated'
import { texts } from './texts'

/** 删除 and 失效; each asks first. */
export function useVerbs(onChanged: () => void) {
  const { run: remove } = useCommand(DeleteCaptainTaskDocument)
  const { run: invalidate } = useCommand(InvalidateCaptainTaskDocument)

  const ask = async (question: string, task: Task, news: string, run: () => Promise<unknown>) => {
    if (!(await confirm({ content: question, about: aboutTask(task), danger: true }))) return
    try {
      if ((await run()) === null) return
      toast.success(news)
    } catch (error) {
      toast.failure(error)
    }
    onChanged()
  }
  return {
    remove: (task: Task) => ask(texts.removeQuestion, task, texts.removed, () => remove({ id: task.id })),
    invalidate: (task: Task) =>
      ask(texts.invalidateQuestion, task, texts.done, () => invalidate({ id: task.id, version: task.version })),
  }
}

import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { aboutTask, type Task } from './rows'
import { DeleteCaptainTaskDocument, InvalidateCaptainTaskDocument } from './task.generated'
import { texts } from './texts'

type Asked = (typeof texts)['asked']['remove' | 'invalidate']

/** 删除 and 失效; each asks first. */
export function useVerbs(onChanged: () => void) {
  const { run: remove } = useCommand(DeleteCaptainTaskDocument)
  const { run: invalidate } = useCommand(InvalidateCaptainTaskDocument)

  const ask = async ({ title, content, news }: Asked, task: Task, run: () => Promise<unknown>) => {
    if (!(await confirm({ title, content, about: aboutTask(task), danger: true }))) return
    try {
      if ((await run()) === null) return
      toast.success(news)
    } catch (error) {
      toast.failure(error)
    }
    onChanged()
  }
  return {
    remove: (task: Task) => ask(texts.asked.remove, task, () => remove({ id: task.id })),
    invalidate: (task: Task) =>
      ask(texts.asked.invalidate, task, () => invalidate({ id: task.id, version: task.version })),
  }
}

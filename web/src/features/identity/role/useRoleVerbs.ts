import { useCommand } from '../../../apollo/useCommand'
import { type ConfirmOptions, confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { DeleteRoleDocument, ResetRoleDocument } from './role.generated'
import { differencesOf, type Role } from './rows'
import { texts } from './texts'

type Confirmed = 'reset' | 'delete'

const questions: Record<Confirmed, (role: Role) => ConfirmOptions> = {
  reset: (role) => ({
    title: texts.resetTitle,
    content: texts.resetQuestion(role.name),
    about: texts.resetAbout(formatCount(role.memberCount), differencesOf(role).join('；')),
    danger: true,
  }),
  delete: ({ name, permissionCount }) => ({
    title: texts.deleteTitle,
    content: texts.deleteQuestion,
    about: texts.deleteAbout(name, formatCount(permissionCount)),
    danger: true,
  }),
}
const done: Record<Confirmed, string> = { reset: texts.resetDone, delete: texts.deleted }

/** What is done with a role after a question; `onDone` hears of it. */
export function useRoleVerbs(onDone: (verb: Confirmed, role: Role) => void) {
  const { run: reset } = useCommand(ResetRoleDocument)
  const { run: remove } = useCommand(DeleteRoleDocument)
  const verbs: Record<Confirmed, (role: Role) => Promise<object | null>> = {
    reset: ({ id }) => reset({ id }),
    delete: ({ id }) => remove({ id }),
  }
  return async (verb: Confirmed, role: Role) => {
    if (!(await confirm(questions[verb](role)))) return
    try {
      if ((await verbs[verb](role)) === null) return
      toast.success(done[verb])
    } catch (error) {
      toast.failure(error)
    }
    // After a refusal, too: somebody else may have been faster.
    onDone(verb, role)
  }
}

import { useCommand } from '../../../apollo/useCommand'
import { type ConfirmOptions, confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import type { User, Verb } from './rows'
import { texts } from './texts'
import {
  DeleteUserDocument,
  DisableUserDocument,
  EnableUserDocument,
  ResendInvitationDocument,
  ResetSecondFactorDocument,
  WithdrawInvitationDocument,
} from './user.generated'

/** What is asked about first; the others have forms. */
type Confirmed = Exclude<Verb, 'edit' | 'password'>

const questions: Record<Confirmed, (user: User) => ConfirmOptions> = {
  disable: ({ name, phone }) => ({
    title: texts.disableTitle,
    content: texts.disableQuestion(name),
    about: texts.disableAbout(phone),
    danger: true,
  }),
  enable: ({ name, phone, roleNames }) => ({
    title: texts.enableTitle,
    content: texts.enableQuestion(name),
    about: texts.enableAbout(phone, roleNames ?? ''),
  }),
  delete: ({ name, phone }) => ({
    title: texts.delete,
    content: texts.deleteQuestion,
    about: texts.deleteAbout(name, phone),
    danger: true,
  }),
  secondFactor: ({ name, phone }) => ({
    title: texts.secondFactor,
    content: texts.secondFactorQuestion(name),
    about: texts.secondFactorAbout(phone),
    danger: true,
  }),
  invite: ({ name, phone }) => ({
    title: texts.resend,
    content: texts.resendQuestion(name, phone),
    about: texts.resendAbout,
  }),
  withdraw: ({ name, phone }) => ({
    title: texts.withdraw,
    content: texts.withdrawQuestion(name),
    about: texts.withdrawAbout(phone),
    danger: true,
  }),
}
const done: Record<Confirmed, string> = {
  disable: texts.disabled,
  enable: texts.enabled,
  delete: texts.deleted,
  secondFactor: texts.secondFactorDone,
  invite: texts.resent,
  withdraw: texts.withdrawn,
}

/** What is done with a person after a question; `onDone` hears of it. */
export function useUserVerbs(
  onDone: (verb: Confirmed, user: User) => void,
): (verb: Confirmed, user: User) => Promise<void> {
  const { run: disable } = useCommand(DisableUserDocument)
  const { run: enable } = useCommand(EnableUserDocument)
  const { run: remove } = useCommand(DeleteUserDocument)
  const { run: resetFactor } = useCommand(ResetSecondFactorDocument)
  const { run: resend } = useCommand(ResendInvitationDocument)
  const { run: withdraw } = useCommand(WithdrawInvitationDocument)
  const verbs: Record<Confirmed, (user: User) => Promise<object | null>> = {
    disable: ({ id, version }) => disable({ id, version }),
    enable: ({ id, version }) => enable({ id, version }),
    delete: ({ id, version }) => remove({ id, version }),
    secondFactor: ({ userId }) => resetFactor({ userId }),
    invite: ({ id }) => resend({ id }),
    withdraw: ({ id }) => withdraw({ id }),
  }
  return async (verb, user) => {
    if (!(await confirm(questions[verb](user)))) return
    try {
      if ((await verbs[verb](user)) === null) return
      toast.success(done[verb])
    } catch (error) {
      toast.failure(error)
    }
    // After a refusal, too: somebody else may have been faster.
    onDone(verb, user)
  }
}

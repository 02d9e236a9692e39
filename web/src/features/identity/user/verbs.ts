import { commandOf, type Verb } from '../../../kit/verbs/verb'
import { texts } from './texts'
import {
  DeleteUserDocument,
  DisableUserDocument,
  EnableUserDocument,
  ResendInvitationDocument,
  ResetSecondFactorDocument,
  type UserRowFragment as User,
  WithdrawInvitationDocument,
} from './user.generated'

type Asked = 'edit' | 'disable' | 'enable' | 'invite' | 'withdraw' | 'secondFactor' | 'delete'

/** Verbs of a person by his state. */
export const verbsOf = ({ state }: Pick<User, 'state'>): readonly (Asked | 'password')[] =>
  state === 'INVITED'
    ? ['edit', 'invite', 'withdraw']
    : ['edit', state === 'ACTIVE' ? 'disable' : 'enable', 'password', 'secondFactor', 'delete']

/** Verbs with a question or form; resetting a password has a dialog. */
export const verbs: Readonly<Record<Asked, Verb<User>>> = {
  edit: { label: texts.edit, opens: 'edit' },
  disable: {
    label: texts.disable,
    danger: true,
    done: texts.disabled,
    command: commandOf(DisableUserDocument),
    ask: ({ name, phone }) => ({
      title: texts.disableTitle,
      content: texts.disableQuestion(name),
      about: texts.disableAbout(phone),
      danger: true,
    }),
  },
  enable: {
    label: texts.enable,
    done: texts.enabled,
    command: commandOf(EnableUserDocument),
    ask: ({ name, phone, roleNames }) => ({
      title: texts.enableTitle,
      content: texts.enableQuestion(name),
      about: texts.enableAbout(phone, roleNames ?? ''),
    }),
  },
  invite: {
    label: texts.resend,
    done: texts.resent,
    command: commandOf(ResendInvitationDocument, ({ id }: User) => ({ id })),
    ask: ({ name, phone }) => ({
      title: texts.resend,
      content: texts.resendQuestion(name, phone),
      about: texts.resendAbout,
    }),
  },
  withdraw: {
    label: texts.withdraw,
    danger: true,
    removes: true,
    done: texts.withdrawn,
    command: commandOf(WithdrawInvitationDocument, ({ id }: User) => ({ id })),
    ask: ({ name, phone }) => ({
      title: texts.withdraw,
      content: texts.withdrawQuestion(name),
      about: texts.withdrawAbout(phone),
      danger: true,
    }),
  },
  secondFactor: {
    label: texts.secondFactor,
    done: texts.secondFactorDone,
    command: commandOf(ResetSecondFactorDocument, ({ userId }: User) => ({ userId })),
    ask: ({ name, phone }) => ({
      title: texts.secondFactor,
      content: texts.secondFactorQuestion(name),
      about: texts.secondFactorAbout(phone),
      danger: true,
    }),
  },
  delete: {
    label: texts.delete,
    danger: true,
    removes: true,
    command: commandOf(DeleteUserDocument),
    ask: ({ name, phone }) => ({
      title: texts.delete,
      content: texts.deleteQuestion,
      about: texts.deleteAbout(name, phone),
      danger: true,
    }),
  },
}

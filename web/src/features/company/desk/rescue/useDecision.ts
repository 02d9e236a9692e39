import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import {
  ConfirmRescueDocument,
  RefuseRescueDocument,
  type RescueFieldsFragment as Rescue,
  WithdrawRescueDocument,
} from './rescue.generated'
import { texts } from './texts'

/** Changes to the account, for the person who confirms. */
const madeOf = ({ newMobile, loss }: Rescue): string =>
  [newMobile && texts.newPhone(newMobile), loss !== 'PHONE' && texts.noFactor].filter(Boolean).join('，')

/** Decisions about the shown version of a rescue: confirming and withdrawing ask first, refusing has its dialog. */
export function useDecision(rescue: Rescue, onDone: () => void) {
  const confirmation = useCommand(ConfirmRescueDocument)
  const refusal = useCommand(RefuseRescueDocument)
  const withdrawal = useCommand(WithdrawRescueDocument)
  const { id, version, userName } = rescue

  const decide = async (news: string, run: () => Promise<unknown>): Promise<boolean> => {
    try {
      if ((await run()) === null) return false
    } catch (error) {
      toast.failure(error)
      // Another person may have decided already.
      onDone()
      return false
    }
    toast.success(news)
    onDone()
    return true
  }
  return {
    running: confirmation.running || refusal.running || withdrawal.running,
    confirm: async () => {
      const about = texts.confirmAbout(userName, madeOf(rescue))
      if (!(await confirm({ title: texts.confirmTitle, content: texts.confirmQuestion, about }))) return
      await decide(texts.confirmed, () => confirmation.run({ id, version }))
    },
    refuse: (reason: string) => decide(texts.refused, () => refusal.run({ id, reason, version })),
    withdraw: async () => {
      const about = texts.withdrawAbout(userName)
      if (!(await confirm({ title: texts.withdrawTitle, content: texts.withdrawQuestion, about }))) return
      await decide(texts.withdrawn, () => withdrawal.run({ id, version }))
    },
  }
}

import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { ApproveRegistrationDocument, RejectRegistrationDocument } from './registration.generated'
import type { Registration } from './rows'
import { texts } from './texts'

/** What the reviewer is told before he approves: whom, what follows, and which checks do not hold. */
function aboutApproval({ companyName, companyNo, checks }: Registration): string {
  const wrong = checks.filter(({ ok }) => ok !== true).map(({ check }) => texts.checks[check])
  const about = texts.approveAbout(companyName, companyNo ?? texts.blank)
  return wrong.length > 0 ? `${about}${texts.approveDespite(wrong)}` : about
}

interface Heard {
  onDecided: () => void
  /** Something else has been handed in, or somebody else was faster. */
  onOvertaken: () => void
}

/** Deciding what a company has shown, as the reviewer saw it: approving asks first, rejecting has its dialog. */
export function useVerdict(registration: Registration, { onDecided, onOvertaken }: Heard) {
  const approval = useCommand(ApproveRegistrationDocument)
  const rejection = useCommand(RejectRegistrationDocument)
  const { id, version } = registration

  const decide = async (news: string, run: () => Promise<unknown>): Promise<boolean> => {
    try {
      if ((await run()) === null) return false
    } catch (error) {
      toast.failure(error)
      onOvertaken()
      return false
    }
    toast.success(news)
    onDecided()
    return true
  }
  return {
    running: approval.running || rejection.running,
    approve: async () => {
      const { approveTitle: title, approveQuestion: content } = texts
      if (!(await confirm({ title, content, about: aboutApproval(registration) }))) return
      await decide(texts.approved, () => approval.run({ id, version }))
    },
    reject: (reason: string) => decide(texts.rejected, () => rejection.run({ id, reason, version })),
  }
}

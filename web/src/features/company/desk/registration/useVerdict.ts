import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { ApproveRegistrationDocument, RejectRegistrationDocument } from './registration.generated'
import type { Registration } from './rows'
import { texts } from './texts'

/** Note before an approval: the company, the consequences, and the failed checks. */
function aboutApproval({ companyName, companyNo, checks }: Registration): string {
  const wrong = checks.filter(({ ok }) => ok !== true).map(({ check }) => texts.checks[check])
  const about = texts.approveAbout(companyName, companyNo ?? texts.blank)
  return wrong.length > 0 ? `${about}${texts.approveDespite(wrong)}` : about
}

interface Heard {
  onDecided: () => void
  /** Called when other papers were handed in, or another reviewer has decided. */
  onOvertaken: () => void
}

/** Decision about papers in the version that the reviewer saw: approving asks first, rejecting has a dialog. */
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

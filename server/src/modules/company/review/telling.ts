import type { Happening } from '../../identity/index.js'
import { people, tell } from '../../message/index.js'

interface Decided {
  id: string
  userId: string
  companyName: string
}

/** Tells the applicant that the company is authenticated. */
export async function tellApproved(happening: Happening, { id, userId, companyName }: Decided): Promise<void> {
  await tell(happening, {
    kind: 'AUTHENTICATION_APPROVED',
    to: people([userId]),
    params: { companyName },
    about: { entity: 'registration', id },
  })
}

/** Tells the applicant the reason of a rejection, so that he can mend the papers. */
export async function tellRejected(
  happening: Happening,
  { id, userId, companyName }: Decided,
  reason: string,
): Promise<void> {
  await tell(happening, {
    kind: 'AUTHENTICATION_REJECTED',
    to: people([userId]),
    params: { companyName, reason },
    about: { entity: 'registration', id },
  })
}

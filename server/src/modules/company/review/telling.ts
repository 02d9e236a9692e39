import type { Happening } from '../../identity/index.js'
import { people, tell } from '../../message/index.js'

interface Decided {
  id: string
  userId: string
  companyName: string
}

/** Whoever handed the papers in learns that the company is authenticated. */
export async function tellApproved(happening: Happening, { id, userId, companyName }: Decided): Promise<void> {
  await tell(happening, {
    kind: 'AUTHENTICATION_APPROVED',
    to: people([userId]),
    params: { companyName },
    about: { entity: 'registration', id },
  })
}

/** The same with what is wrong, so that he can mend it. */
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

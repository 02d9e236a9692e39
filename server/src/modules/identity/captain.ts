import type { Actor } from '../../kernel/command/actor.js'
import { RoleType } from './role-types.js'

/** What a captain is in a company that knows him. */
interface CaptainScope {
  companyId: string
  captainId: string
}

declare module '../../kernel/command/actor.js' {
  interface ActorFacts {
    /** Of a captain: everywhere that he is one. */
    captainScopes: CaptainScope[]
  }

  interface CompanyFacts {
    payeeCheck: boolean
    /** Whether the platform has seen who it is. */
    authenticated: boolean
  }
}

/** Captains have no company of their own: they see what is theirs in every company that knows them. */
export const isCaptain = ({ facts }: Actor): boolean => facts.roleType === RoleType.captain

/** Who a captain is, in every company that knows him. */
export const captainIds = ({ facts }: Actor): string[] => facts.captainScopes.map(({ captainId }) => captainId)

/** Who works an excavator of a company belongs to it, and has to do with nothing but what he worked. */
export const isOperator = ({ facts }: Actor): boolean => facts.roleType === RoleType.operator

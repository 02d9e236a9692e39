import { ofLimit, type Seen } from '../../kernel/sql/limit.js'

/** What somebody did may be about any project. */
const didHimself: Seen = { where: 't.user_id = $user' }

/** What a member with a limit sees of the tables here, and of what the kernel writes down of verbs. */
export const identitySeen: Record<string, Seen> = {
  role_project: ofLimit('project_id'),
  organ_project: ofLimit('project_id'),
  operation_log: didHimself,
  operation_log_count: didHimself,
  log_deletion: { where: `(t.kind <> 'OPERATION' or t.of_user_id = $user)` },
}

import { publish } from '../../kernel/sql/publish.js'
import { AppUser } from './member/member.entity.js'

/** What other domains may read of the tables here. */
export const publishedByIdentity = [publish(AppUser, '用户：姓名和头像', ['id', 'name', 'avatar'])] as const

import {
  type IconType,
  LuBan,
  LuBanknote,
  LuCheck,
  LuCircle,
  LuCircleCheck,
  LuCircleX,
  LuHourglass,
  LuLoaderCircle,
  LuTriangleAlert,
  LuX,
} from '../icons'

/** The palette of states: under way, waiting for somebody, agreed or done, money has gone, refused, counts no more. */
export type StateTone = 'running' | 'waiting' | 'approved' | 'paid' | 'rejected' | 'void'
/** What is found of a thing, rather than where it stands. */
export type FindingTone = 'neutral' | 'good' | 'warning' | 'bad'
export type Tone = StateTone | FindingTone

export const toneIcons: Record<Tone, IconType> = {
  running: LuLoaderCircle,
  waiting: LuHourglass,
  approved: LuCircleCheck,
  paid: LuBanknote,
  rejected: LuCircleX,
  void: LuBan,
  neutral: LuCircle,
  good: LuCheck,
  warning: LuTriangleAlert,
  bad: LuX,
}

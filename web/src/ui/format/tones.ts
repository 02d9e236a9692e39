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

/** Colours of states: under way, waiting for a person, agreed or done, paid out, refused, no longer counted. */
export type StateTone = 'running' | 'waiting' | 'approved' | 'paid' | 'rejected' | 'void'
/** Colours of findings, which are not states. */
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

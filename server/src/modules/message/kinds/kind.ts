import type { Permission } from '../../../kernel/command/permissions.js'
import { RoleType } from '../../identity/index.js'

/** Kind of message. */
export interface Kind {
  title: string
  /** Text of a message, with its parameters in {braces}. */
  text: string
  /**
   * Page of the record that the message is about: {id} is its id, other names in braces are those of the text. A record
   * for each page where it may be of several kinds.
   */
  link?: string | Readonly<Record<string, string>>
  /** Occasion of the message, for people who choose which ones they get. */
  when: string
  /**
   * Role types that get the message. Without any the message is about the person, who sees it in each of his role
   * types.
   */
  roleTypes?: readonly number[]
  /** Permission that a member needs to get messages of the kind. */
  permission?: Permission
  /** Whether the actor himself gets the message. */
  toActor?: true
  /** Whether the kind cannot be muted. */
  always?: true
}

export type KindsOfMessage = Readonly<Record<string, Kind>>

/** Role types of recipients. */
export const staff = [RoleType.COMPANY, RoleType.ENTERPRISE]
export const company = [RoleType.COMPANY]
export const captain = [RoleType.CAPTAIN]
export const platform = [RoleType.PLATFORM]

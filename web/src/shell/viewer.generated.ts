/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { roleType: Types.RoleType, permissions: Array<string>, rights: string, secondFactorDue: Types.SecondFactorDue | null, sessionLocked: boolean, unreadMessages: number, user: { id: string, name: string, mobile: string, avatar: string | null }, company: { id: string, payeeCheck: boolean, authenticated: boolean, name: string } | null, companies: Array<{ companyAuthId: string, companyAuthName: string, currentCompanyAuth: boolean, positionName: string, phone: string, roleType: Types.RoleType, invited: boolean }>, lockSetting: { hasPassword: boolean, idleMinutes: number } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { ended: number } };

export type LockSessionMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type LockSessionMutation = { lockSession: { locked: boolean } };

export type UnlockSessionMutationVariables = Exact<{
  password: string;
}>;


export type UnlockSessionMutation = { unlockSession: { locked: boolean } };

export type ChooseCompanyMutationVariables = Exact<{
  companyAuthId: string;
}>;


export type ChooseCompanyMutation = { chooseCompany: { accessToken: string, refreshToken: string, expiresIn: number, userHash: string, userId: string, companyAuthId: string | null } };


export const ViewerDocument = {"__meta__":{"id":"sha256:bb708d9147826915f4f95fa730380c72e76c5edb37b1a098aa877138a2849faa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"companyAuthName"}},{"kind":"Field","name":{"kind":"Name","value":"payeeCheck"}},{"kind":"Field","name":{"kind":"Name","value":"authenticated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyAuthId"}},{"kind":"Field","name":{"kind":"Name","value":"companyAuthName"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompanyAuth"}},{"kind":"Field","name":{"kind":"Name","value":"positionName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roleType"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roleType"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDue"}},{"kind":"Field","name":{"kind":"Name","value":"sessionLocked"}},{"kind":"Field","name":{"kind":"Name","value":"lockSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const SignOutDocument = {"__meta__":{"id":"sha256:3a6cbf9b1f488a626a032f93217b84669813892779b05968dfca4771a7a15c1f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const LockSessionDocument = {"__meta__":{"id":"sha256:15f3993c17b13d1ccbb8cb1afdf220f5a5786c1ba0142d4e10d9baac15f6ab3d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locked"}}]}}]}}]} as unknown as DocumentNode<LockSessionMutation, LockSessionMutationVariables>;
export const UnlockSessionDocument = {"__meta__":{"id":"sha256:15f2a7e66c2f8645e69638e3efbc58c3b831665e45717d373c6e6312222aedb7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlockSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locked"}}]}}]}}]} as unknown as DocumentNode<UnlockSessionMutation, UnlockSessionMutationVariables>;
export const ChooseCompanyDocument = {"__meta__":{"id":"sha256:26a1c699b1be8ab35c36b423ea03cd4607c56e9e7dd194431fe9ae3296950625"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyAuthId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyAuthId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyAuthId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tokens"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tokens"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TokenBundle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresIn"}},{"kind":"Field","name":{"kind":"Name","value":"userHash"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"companyAuthId"}}]}}]} as unknown as DocumentNode<ChooseCompanyMutation, ChooseCompanyMutationVariables>;
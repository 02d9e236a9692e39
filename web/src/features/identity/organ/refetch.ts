/** What every verb changes. */
export const refetchQueries = ['Organs', 'OrganMembers', 'OrganProjects']

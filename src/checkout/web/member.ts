import { useQuery } from '@tanstack/react-query'
import type { AddressList, BookAddress } from '#src/account/contract/address-book.ts'
import type { User } from '#src/account/contract/user.ts'
import { fetchAddresses } from '#src/account/web/account-api.ts'
import { addressesKey, useUser } from '#src/account/web/account-queries.ts'
import type { Address } from '#src/common/address.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'

/** The signed-in user and their address book: empty where it cannot be fetched. Undefined while not known; null: a guest. */
export function useMember(): { user: User; book: AddressList } | null | undefined {
  const language = useLanguage()
  const { data: user } = useUser()
  const { data: book, isError } = useQuery({
    queryKey: addressesKey(language),
    queryFn: ({ signal }) => fetchAddresses(language, signal),
    enabled: Boolean(user),
    staleTime: 60_000,
    retry: 1,
  })
  if (!user) return user
  if (!book && !isError) return undefined
  return { user, book: book ?? [] }
}

/** The address book's default address, else only the profile. Mails go to the account's owner. */
export function startAddress({ firstName, lastName, email, phone }: User, known: BookAddress | undefined): Address {
  return {
    firstName: known?.firstName || firstName,
    lastName: known?.lastName || lastName,
    email,
    line1: known?.line1 ?? '',
    line2: known?.line2 ?? '',
    postalCode: known?.postalCode ?? '',
    city: known?.city ?? '',
    countryCode: known?.countryCode ?? '',
    countryName: known?.countryName ?? '',
    phoneNumber: known?.phoneNumber || phone,
    regionName: '',
    name: '',
  }
}

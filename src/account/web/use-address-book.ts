import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AddressInput, AddressList, BookAddress } from '../contract/address-book.ts'
import { accountFault } from './account-fault.ts'
import { removeAddress, saveAddress } from './account-api.ts'
import { addressesKey } from './account-queries.ts'

/** What the book takes of an address it has answered. */
export function inputOf(address: BookAddress): AddressInput {
  const { countryName: _, ...input } = address
  return input
}

export const addressTitle = ({ name, line1 }: BookAddress): string => name || line1

/** Changes of the address book; the profile shows two of its rows and is asked for anew. */
export function useAddressBook() {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const onSuccess = async (list: AddressList) => {
    client.setQueryData(addressesKey(language), list)
    await client.invalidateQueries({ queryKey: ['user-details'] })
  }
  const save = useMutation({ mutationFn: (input: AddressInput) => saveAddress(input, language), onSuccess })
  const remove = useMutation({
    mutationFn: async ({ address, heir }: { address: BookAddress; heir: BookAddress | null }) => {
      // The heir first: a default is never gone before there is another.
      if (heir)
        await saveAddress(
          {
            ...inputOf(heir),
            isDefaultShipping: heir.isDefaultShipping || address.isDefaultShipping,
            isDefaultBilling: heir.isDefaultBilling || address.isDefaultBilling,
          },
          language,
        )
      return removeAddress(address.id, language)
    },
    onSuccess: async (list, { address }) => {
      await onSuccess(list)
      const { id: _, ...again } = inputOf(address)
      addSnackbar({
        text: text('/account/addresses/removed', { name: addressTitle(address) }),
        actionText: text('/account/addresses/undo'),
        action: () => save.mutate(again),
      })
    },
    onError: (error) =>
      addSnackbar({ variant: 'error', text: accountFault(error, text, '/account/addresses/remove-failed') }),
  })
  return { save, remove }
}

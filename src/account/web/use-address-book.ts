import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AddressInput, AddressList, BookAddress } from '../contract/address-book.ts'
import { accountFault } from './account-fault.ts'
import { removeAddress, saveAddress } from './account-api.ts'
import { addressesKey } from './account-queries.ts'

/** Returns the input that saves an address as it was read. */
export function inputOf(address: BookAddress): AddressInput {
  const { countryName: _, ...input } = address
  return input
}

export const addressTitle = ({ name, line1 }: BookAddress): string => name || line1

/** Changes of the address book. The profile shows two of its rows, so it is fetched again. */
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
      // Sets the new default first, so that there is always one.
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

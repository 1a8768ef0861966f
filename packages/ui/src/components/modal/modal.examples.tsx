import type { ModalProps } from './modal.tsx';

type Example = Omit<ModalProps, 'open' | 'onClose'>;

export const modalExamples = {
  question: {
    title: 'Vider le panier ?',
    closeLabel: 'Fermer',
    size: 's',
    children: <p>Les trois articles seront retirés. Vous pourrez les retrouver dans votre historique.</p>,
  },
  longestGerman: {
    title: 'Nahrungsergänzungsmittel während der Schwangerschaft und der Stillzeit',
    closeLabel: 'Fenster schließen',
    size: 'm',
    children: (
      <p>
        Sprechen Sie mit Ihrer Ärztin oder Ihrem Arzt, bevor Sie während der Schwangerschaft oder der Stillzeit ein
        Nahrungsergänzungsmittel verzehren. Die <a href="/verzehr">Verzehrhinweise</a> finden Sie auf jeder Packung.
      </p>
    ),
  },
  taller: {
    title: 'Condizioni di spedizione',
    closeLabel: 'Chiudi',
    size: 'm',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        {index + 1}. La consegna avviene nei giorni feriali, entro due giorni dalla conferma dell’ordine.
      </p>
    )),
  },
} satisfies Record<string, Example>;

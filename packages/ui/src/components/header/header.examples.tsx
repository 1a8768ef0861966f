import { HeaderActions } from '../header-actions/header-actions.tsx';
import { headerActionsExamples } from '../header-actions/header-actions.examples.ts';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { languageSwitchExamples } from '../language-switch/language-switch.examples.ts';
import { LatestSearches } from '../latest-searches/latest-searches.tsx';
import { mainMenuExamples } from '../main-menu/main-menu.examples.ts';
import { searchBoxExamples } from '../search-box/search-box.examples.ts';
import { SearchBox } from '../search-box/search-box.tsx';
import { SearchForm } from '../search-form/search-form.tsx';
import type { HeaderProps } from './header.tsx';
import { logoImage } from './logo-image.examples.ts';

const belgianFrench: HeaderProps = {
  logo: logoImage('header', 'fr-be', 'Veralune Belgique, retour à l’accueil'),
  home: { href: '/fr' },
  language: <LanguageSwitch {...languageSwitchExamples.belgium} />,
  search: <SearchBox {...searchBoxExamples.results} />,
  latestSearches: (
    <LatestSearches
      title="Vos dernières recherches"
      searches={[
        { label: 'magnésium', href: '/fr/resultats/-r--magnesium' },
        { label: 'sommeil', href: '/fr/resultats/-r--sommeil' },
        { label: 'vitamine D', href: '/fr/resultats/-r--vitamine-d' },
      ]}
    />
  ),
  menu: mainMenuExamples.belgianFrench,
  finder: { label: 'Trouver une pharmacie', href: '/fr/pharmacies' },
  advisor: { label: 'Qui peut vous conseiller ?', href: '/fr/qui-peut-vous-conseiller' },
  labels: {
    menu: 'Menu principal',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    submenu: 'sous-menu',
    openSearch: 'Ouvrir la recherche',
    closeSearch: 'Fermer la recherche',
  },
};

const longestGerman: HeaderProps = {
  logo: logoImage('header', 'de-de', 'Veralune Deutschland, zur Startseite'),
  home: { href: '/' },
  language: <LanguageSwitch {...languageSwitchExamples.germany} />,
  search: (
    <SearchForm
      action="/ergebnisse"
      name="q"
      minLength={3}
      look="line"
      labels={{
        field: 'Produkte, Bedürfnisse oder Artikel suchen',
        placeholder: 'Suchen',
        submit: 'Suche starten',
        tooShort: 'Bitte mindestens 3 Zeichen eingeben.',
      }}
    />
  ),
  menu: mainMenuExamples.longestGerman,
  finder: { label: 'Eine Apotheke finden', href: '/apotheken' },
  advisor: { label: 'Wer kann Sie beraten?', href: '/wer-kann-sie-beraten' },
  labels: {
    menu: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    submenu: 'Untermenü',
    openSearch: 'Suche öffnen',
    closeSearch: 'Suche schließen',
  },
};

const { finder: _notSold, advisor: _noAdvice, latestSearches: _none, ...withoutOptions } = belgianFrench;

export const headerExamples = {
  belgianFrench,
  home: { ...belgianFrench, home: { href: '/fr', isCurrent: true } },
  withBanner: {
    ...belgianFrench,
    banner: {
      text: 'Jusqu’au 30 novembre, −20 % sur Florelune Équilibre.',
      link: { label: 'En profiter', href: '/fr/produit/florelune-equilibre' },
    },
  },
  longestGerman,
  withActions: { ...belgianFrench, actions: <HeaderActions {...headerActionsExamples.byLanguage.fr} /> },
  longestGermanWithActions: { ...longestGerman, actions: <HeaderActions {...headerActionsExamples.longestGerman} /> },
  withoutOptions,
  withMagazine: { ...withoutOptions, magazine: { label: 'Le magazine', href: '/fr/conseils' } },
} satisfies Record<string, HeaderProps>;

import { Icon } from '../components/icon.tsx';

const choices = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'monitor' },
] as const;

/** Choice of light, dark or system theme. The inline head script handles clicks on `data-theme-choice`. */
export function ThemeMenu() {
  return (
    <details className="menu theme-menu" data-menu name="nav">
      <summary className="header-icon" aria-label="Theme" data-tooltip="Theme">
        <Icon name="sun" className="theme-light" />
        <Icon name="moon" className="theme-dark" />
      </summary>
      <ThemeChoices />
    </details>
  );
}

/** The same in the menu of small screens. */
export function ThemeRow() {
  return (
    <details className="theme-menu" data-menu>
      <summary className="menu-entry">
        Theme <Icon name="chevron-down" />
      </summary>
      <ThemeChoices />
    </details>
  );
}

function ThemeChoices() {
  return (
    <div className="submenu submenu-right frame" role="menu" aria-label="Theme">
      {choices.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === 'system'}
          data-theme-choice={value}
          className="submenu-link"
        >
          <Icon name={icon} />
          {label}
          <Icon name="check" className="submenu-check" />
        </button>
      ))}
    </div>
  );
}

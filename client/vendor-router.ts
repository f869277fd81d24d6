export { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
